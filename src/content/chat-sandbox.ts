/** The permissions of a vendor's chat script: all that a chat needs, but no access to the portal's origin. */
export const CHAT_SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
