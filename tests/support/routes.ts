// The specification's two tables of routes (spec 2), each with the heading of its page.

export const PUBLIC_ROUTES = [
  { path: '/login', heading: 'Student Login' },
  { path: '/forgot-password', heading: 'Forgot Password' },
  { path: '/verify-otp', heading: 'Enter your code' },
  { path: '/reset-password', heading: 'Set a new password' },
] as const

/** The task that the routes with a lesson number are about. */
export const ROUTED_TASK = { lessonNumber: '3', title: 'A form that helps' }

export const PROTECTED_ROUTES = [
  { path: '/', heading: 'Welcome, Ada' },
  { path: '/classes', heading: 'Classes' },
  { path: '/tasks', heading: 'Tasks' },
  { path: '/meetings', heading: 'Meetings' },
  { path: '/payments', heading: 'Payments' },
  { path: '/support', heading: 'Support' },
  { path: '/resources', heading: 'Resources' },
  { path: '/graduation', heading: 'Graduation' },
  { path: '/deferment', heading: 'Deferment' },
  { path: '/fee-update', heading: 'Fee Update Form' },
  { path: '/access-request', heading: 'Access Request' },
  { path: '/vephla-request', heading: 'Document Request' },
  { path: '/earn-monthly', heading: 'Earn $300+' },
  { path: '/pre-graduation', heading: 'Pre Graduation' },
  { path: '/student-policy', heading: "Students' Policy" },
  { path: '/fee-status', heading: 'Payment Status' },
  { path: '/mentor-tasks', heading: 'Mentor Tasks' },
  { path: '/mentor-tasks/3', heading: ROUTED_TASK.title },
  { path: '/mentor-tasks/3/submit', heading: 'Submit Task' },
  { path: '/tasks-turnintin-log', heading: "Turnitin tasks' log" },
  { path: '/internship', heading: 'Internship' },
  { path: '/induction', heading: 'Inductions' },
] as const

/** Pages of content that the specification's tables do not name: the statement, and the default targets of links. */
export const MORE_ROUTES = [
  { path: '/accessibility', heading: 'Accessibility', isPublic: true },
  { path: '/pre-arrival', heading: 'Pre-arrival tasks', isPublic: false },
  { path: '/turnitin', heading: 'Turnitin check', isPublic: false },
  { path: '/track-test', heading: 'Track test', isPublic: false },
  { path: '/certification', heading: 'Certification test', isPublic: false },
] as const

/** The sidebar's entries in their order; Logout follows. */
export const SIDEBAR = [
  { label: 'Dashboard', path: '/' },
  { label: 'Inductions', path: '/induction' },
  { label: 'Classes', path: '/classes' },
  { label: 'Tasks', path: '/tasks' },
  { label: 'Meetings', path: '/meetings' },
  { label: 'Support', path: '/support' },
  { label: 'Payments', path: '/payments' },
  { label: 'Resources', path: '/resources' },
  { label: 'Deferment', path: '/deferment' },
  { label: 'Graduation', path: '/graduation' },
  { label: 'Fee Update Form', path: '/fee-update' },
  { label: 'Payment Status', path: '/fee-status' },
  { label: 'Pre Graduation', path: '/pre-graduation' },
  { label: 'Access Request', path: '/access-request' },
  { label: 'Document Request', path: '/vephla-request' },
  { label: "Students' Policy", path: '/student-policy' },
  { label: 'Earn $300+', path: '/earn-monthly' },
  { label: 'Internship', path: '/internship' },
] as const
