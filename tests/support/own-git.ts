/**
 * Gives tests, and the programs that they start, Git without the settings of this computer and its user, and without
 * the repository of a Git hook that runs the tests.
 */
export function setup(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('GIT_') && name !== 'GIT_EXEC_PATH') delete process.env[name]
  }
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' })
}
