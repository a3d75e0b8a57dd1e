// Loaded first. npm ci brings Node along in node_modules; without its install script an older Node of the system runs,
// which cannot read TypeScript. JavaScript, so that it can.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}, which is too old. The portal brings its own, which is missing: ` +
      'run npm ci again, without --ignore-scripts.',
  )
  process.exit(1)
}
