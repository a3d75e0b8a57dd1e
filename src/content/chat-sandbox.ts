/** The permissions of a vendor's chat: all that it needs, but neither the portal's origin nor its address. */
export const CHAT_SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
