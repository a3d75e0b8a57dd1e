// What a page may load until it is usable, compressed with brotli, in kB (1,000 bytes). On a slow network 1 kB
// of script costs about 10 ms, and as much again on a slow phone.

/**
 * Of it React, its router and React Query weigh 90 kB and valibot 1.5, on every page. 0.4 kB keep a translated page
 * whole, 0.1 know how each submission stands, 0.4 what the school has of it, 0.3 that an overlay is open, 1 when cards
 * and messages are shown. 0.3 kB draw the texts, which are data: a text of usual length is 0.1 kB lighter for it than as code.
 */
export const SCRIPTS_KB: Readonly<Record<string, number>> = {
  // The form, its frame, the table of routes, the calls and how their answers are read.
  '/login': 111.1, // 0.1 kB of it tell that a text is too long
  // The shell, the first cards and the modal that they open. Of the search only its frame.
  '/': 127.8,
  '/classes': 127.8,
  '/payments': 127.9,
  '/induction': 127.2, // its own cards, and those of the meetings
  '/student-policy': 127.9, // 5.7 kB of it are the policy's text
  '/mentor-tasks': 125.4, // how tasks are sorted, receipts of every tab, their calendar file
  '/mentor-tasks/3': 136, // 10 kB of it clean the HTML of the task, 0.5 show plain text and videos
  '/mentor-tasks/3/submit': 130.8, // the form, and its advice about links that others cannot open
}

/** Each is a request of its own, and each compresses apart from the others. */
export const MOST_SCRIPTS = 7
/** The task form shares its fields with the sign-in, and its receipts with the tasks. */
export const MOST_SCRIPTS_OF_FORM = 8

/** All pages share one file of styles. */
export const STYLES_KB = 10
