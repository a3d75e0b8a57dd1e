/** What a vendor's chat script may do: anything that a chat needs, but nothing on the portal's own origin. */
export const CHAT_SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
