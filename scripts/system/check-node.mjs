// Loaded first. npm ci brings Node along for Linux and Windows; elsewhere, or without the optional packages, the
// system's Node runs. An older one cannot read TypeScript or hash passwords. JavaScript, so that it can read this.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `This is Node ${process.versions.node}, which is too old: the portal needs Node 24.7 or later. On Linux and ` +
      'Windows npm ci brings it along, but not with --omit=optional. Elsewhere, get it from https://nodejs.org.',
  )
  process.exit(1)
}
