// The texts of a new card or page.

export const CARD_DESCRIPTION = 'Say in a sentence what this card is for.'
export const CARD_TEXT = 'Say what to have ready, what to do, what happens next and whom to ask.'
export const PAGE_INTRO = 'Say in a sentence what this page is for.'

export const TEMPLATE_SENTENCES = [CARD_DESCRIPTION, CARD_TEXT, PAGE_INTRO]
