// What a page may load until it can be used, compressed with brotli, in kB (1,000 bytes). Whoever adds
// to a page sees here what it costs a student on a slow network: 1 kB of script is about 10 ms there, and
// as much again on a slow phone.

/** Of it React, its router and React Query weigh 88 kB and valibot 1.4, on every page. */
export const SCRIPTS_KB: Readonly<Record<string, number>> = {
  // The form, its frame, the table of routes, the calls and how their answers are read.
  '/login': 108.3,
  // The shell, the first cards and the modal they open on top of that; nothing of the search but its frame.
  '/': 126.4,
  '/classes': 126.4,
  '/payments': 126.5,
  '/induction': 125.7, // its own cards, and those of the meetings
  '/student-policy': 126.6, // 5.7 kB of it are the policy's text
  '/mentor-tasks': 123.9, // how tasks are sorted, their receipts, their dates as a calendar's
  '/mentor-tasks/3': 134, // 10 kB of it clean the HTML of the task
  '/mentor-tasks/3/submit': 129, // the form, and what it says of links that others cannot open
}

/** Each is a request of its own, and each compresses apart from the others. */
export const MOST_SCRIPTS = 7
/** The task form shares its fields with the sign-in, and its receipts with the tasks. */
export const MOST_SCRIPTS_OF_FORM = 8

/** All pages share one file of styles. */
export const STYLES_KB = 10
