/** The result of one check of the doctor. */
export type Finding = { readonly isOk: boolean; readonly text: string }

export const ok = (text: string): Finding => ({ isOk: true, text })
export const wrong = (text: string): Finding => ({ isOk: false, text })
