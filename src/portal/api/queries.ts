// What the pages behind the sign-in ask of the backend. The sign-in does without it.
export { linksQuery } from './links.ts'
export { messagesQuery } from './messages.ts'
export { taskQuery, tasksQuery } from './tasks.ts'
