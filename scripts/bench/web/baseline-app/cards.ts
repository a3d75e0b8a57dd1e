/** One of the five cards of the dashboard, in the words of content/classes. */
export type Card = {
  readonly title: string
  readonly description: string
  readonly message: string
  /** The fields of get_links.php that hold its links. */
  readonly links: readonly string[]
}

export const CARDS: readonly Card[] = [
  {
    title: 'Cloud Link',
    description: "Your cohort's cloud folder, with class recordings, slides and files.",
    message:
      'Use the cloud folder to catch up on a lesson you missed, or to go over one again before a task. Have your student email and its password ready. Open the folder and sign in with that email, not with a private one. Find your lesson by its number, then watch or download what you need. Recordings are added after the class has ended, so a lesson from today may take a while to appear. The folder is for reading only. You hand in your own work under Mentor tasks. If a file is missing or will not open, tell your mentor which lesson it belongs to. If you cannot sign in at all, ask the support team.',
    links: ['cloud_link'],
  },
  {
    title: 'Class Link',
    description: 'Join your live class, on time and with your student email.',
    message:
      "Link 1 opens your main class. Link 2 opens your second class; use it when your mentor or your timetable sends you there. Join with your student email. It is how we know that you were there. Join within 10 minutes of the start. After that you are marked absent, even if you stay to the end. Have your headphones, notebook and last task at hand, and use your full name in the room. If no time is shown yet, your cohort's lesson time has not been set; ask your mentor when it will be. Missed it? Watch the recording through the Cloud Link, then tell your mentor why. If a link does not open, write to the support team at once, before the class starts if you can.",
    links: ['class_link', 'class_link_two'],
  },
  {
    title: 'Study page',
    description: 'Notes, exercises and reading for each lesson of your course.',
    message:
      "The study page is your course written down: what each lesson covers, the reading for it and exercises to practise on. Read the next lesson's part before class and do its exercises afterwards, while it is fresh. Sign in with your student email if the page asks for it. You need nothing else, but a notebook for your questions helps: bring them to class or to your mentor. The page grows with the course, so a later lesson may still be empty. Your graded work is not here; you find it under Mentor tasks. If something on the page looks wrong, tell your mentor. If it does not open, ask the support team.",
    links: ['study_page_link'],
  },
  {
    title: 'Alliance page',
    description: 'The page of your alliance, the group of classmates you study and practise with.',
    message:
      "Your alliance is the small group inside your cohort that you learn with. You meet outside class, explain things to each other and look at each other's work before you hand it in. Link 1 opens your own alliance's page: who is in it, when you meet and what you have agreed. Link 2 is the alliance guide, which is the same for everyone and says how a good meeting runs. Before your first meeting, read the guide and note when you are free. Then say hello on the page and agree on a time. Studying together is welcome; each of you still writes your own tasks. Not in a group yet, or the group has gone quiet? Your mentor can help.",
    links: ['alliance_page_link'],
  },
  {
    title: 'Speak to Mentor',
    description:
      'Reach your mentor about a lesson, a task or anything that keeps you from studying.',
    message:
      'Write to your mentor when you are stuck, when you will miss a class, or when a deadline is in danger. Early is better: a task that will be late needs notice at least 24 hours before its deadline. A message that gets a quick, useful answer has: your full name, cohort and student ID; the lesson or task it is about; what you tried, with a screenshot or a link; what you need, in one sentence. Your mentor answers in the same place. Mentors help with learning. For fees go to Payments, and for trouble with the portal or your account to Support.',
    links: ['mentor_link'],
  },
]
