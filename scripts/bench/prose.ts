import { pick, pickSome, type Random } from './random.ts'

// What the bodies of generated cards say: the words and the Markdown that a school's cards use.

/** Every sentence that a card can say, in random order. */
export function shuffledSentences(random: Random): string[] {
  return pickSome(random, SENTENCES, SENTENCES.length)
}

export function paragraph(sentences: readonly string[]): string {
  return wrap(sentences.join(' '))
}

export function bulletList(random: Random): string {
  return pickSome(random, POINTS, 3 + Math.floor(random() * 2))
    .map((point) => wrap(`- ${point}`, '  '))
    .join('\n')
}

export function steps(random: Random): string {
  return pickSome(random, STEPS, 3)
    .map((step, index) => wrap(`${index + 1}. ${step}`, '   '))
    .join('\n')
}

export function table(random: Random): string {
  const rows = pickSome(random, TABLE_ROWS, 3).map((cells) => `| ${cells.join(' | ')} |`)
  return ['| What | When | Where |', '| --- | --- | --- |', ...rows].join('\n')
}

export function linkingSentence(random: Random): string {
  return wrap(pick(random, LINKING))
}

/** Lines as people break them who write Markdown by hand. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line)
      line = indent + word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].join('\n')
}

const LINE_LENGTH = 98

const SENTENCES = [
  'Read the whole page before you begin, so that you know what you will be asked for.',
  'Have your **student ID** and your student email at hand.',
  'Most students need a quiet place and a few minutes for this.',
  'What you write here is read by a person, so short and plain sentences help.',
  'Keep a copy of what you send; you may want to look at it again later.',
  'If something on the page is not clear, ask before you go on.',
  'Your mentor sees what you hand in and will answer in the order of arrival.',
  'Nothing is lost when you close the page; you can come back and carry on.',
  'Use the name that stands on your student ID, in the same spelling.',
  'Your lesson is at {{lesson_time}}; plan the rest of the day around it.',
  'Older versions stay where they are, but only the newest one counts.',
  'The team checks every request, and tells you by email what happens next.',
  'Students who joined later can do the same and miss nothing.',
  'Open the link on a computer if you can, because some pages are too wide for a phone.',
  'You can change your answer until the form closes.',
  'Share the result with your study group, not with the whole cohort.',
]

const POINTS = [
  'Join with your **student email**. It is how we know that you were there.',
  'Join within **{{figures.class_join}}** of the start.',
  'Bring your notebook, your headphones and your last task.',
  'Write your full name and your cohort into the **first line** of the message.',
  'Keep your camera on while you _present your own work_.',
  'Upload the file as a **PDF**, and give it a name that says what it is.',
  'Wait for the answer before you send the same request again.',
  'Ask in the group first; someone may have had the same question.',
]

const STEPS = [
  'Open the form with **Link 1** and sign in with your student email.',
  'Fill in every field, and check your student ID before you send it.',
  'Save the number that the form gives you. You need it when you ask about your request.',
  'Look at your payment status after **{{figures.fee_check}}**.',
  'Tell your mentor which lesson it belongs to.',
  'Read the guide, and note down the point you are unsure about.',
]

const TABLE_ROWS = [
  ['Orientation', 'Monday morning', 'Main room'],
  ['Project review', 'Every second week', 'Small room'],
  ['Group study', 'When your group agrees', 'Study page'],
  ['Defence', 'At the end of the term', 'Summit room'],
  ['Question time', 'After each lesson', 'Main room'],
]

const LINKING = [
  'If a link does not open, write to the [support team](/support) at once.',
  'You hand in your own work under [Mentor tasks](/mentor-tasks).',
  'What counts as absent stands in the [student policy](/student-policy#attendance).',
  'Email [{{site.support_email}}](mailto:{{site.support_email}}) if you cannot attend.',
  'The rules for everyone are in the [student policy](/student-policy), in one place.',
] as const
