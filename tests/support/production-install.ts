import { registerHooks } from 'node:module'
import packages from '../../package.json' with { type: 'json' }

// Loaded before a program, which then finds only what npm ci --omit=dev installs.

registerHooks({
  resolve: (specifier, context, next) => {
    const [scope = '', name] = specifier.split('/')
    const needed = scope.startsWith('@') ? `${scope}/${name}` : scope
    if (needed in packages.devDependencies) {
      throw new Error(`${needed} is not installed, and ${context.parentURL} wants it`)
    }
    return next(specifier, context)
  },
})
