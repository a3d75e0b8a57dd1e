// The queries of the protected pages. The sign-in loads none of them.
export { linksQuery } from './links.ts'
export { messagesQuery } from './messages.ts'
export { taskQuery, tasksQuery } from './tasks.ts'
