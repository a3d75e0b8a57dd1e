/** Where the server tells its owner what happened. Never a password, a code or a token. */
export type Log = {
  readonly info: (text: string) => void
  readonly problem: (text: string, cause: unknown) => void
}

export const consoleLog: Log = {
  info: (text) => console.log(text),
  problem: (text, cause) => console.error(text, cause),
}
