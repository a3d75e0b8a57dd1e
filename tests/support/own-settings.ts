/**
 * Gives tests, and the programs that they start, Git and PostgreSQL without the settings of this computer and its
 * user, without the repository of a Git hook that runs the tests, and without colours.
 */
export function setup(): void {
  for (const name of Object.keys(process.env)) {
    if (/^(?:GIT_(?!EXEC_PATH)|PG|FORCE_COLOR$)/.test(name)) delete process.env[name]
  }
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' })
}
