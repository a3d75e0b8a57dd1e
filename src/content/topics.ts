/** What a card is about. Each topic has a colour of its own. */
export const TOPICS = ['learning', 'work', 'money', 'people'] as const

export type Topic = (typeof TOPICS)[number]
