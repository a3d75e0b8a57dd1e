/** Not in session.ts, because the inline script calls this path and must not contain schemas. */
export const SESSION_PATH = '/backend/auth.php'

/** Every address below it is a page, even one that looks like a file: a school may call a task '2.b'. */
export const TASK_PAGES = '/mentor-tasks/'
