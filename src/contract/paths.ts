/** In a file of its own: the inline script calls this path and must not contain the schemas of session.ts. */
export const SESSION_PATH = '/backend/auth.php'
