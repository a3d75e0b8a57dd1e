/** The result of one check of the doctor. A note asks whether it is meant so. */
export type Finding = { readonly level: 'ok' | 'note' | 'WRONG'; readonly text: string }

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const note = (text: string): Finding => ({ level: 'note', text })
export const wrong = (text: string): Finding => ({ level: 'WRONG', text })
