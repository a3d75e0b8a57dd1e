/** Apart from the schemas of session.ts: a page asks it before any of them is loaded. */
export const SESSION_PATH = '/backend/auth.php'
