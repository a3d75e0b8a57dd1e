/** A row as a PHP backend reads it from its database and prints it: its own names, loose types, nulls. */
export type PhpRow = Readonly<Record<string, string | number | null>>

/** What the backend holds. A test changes it while the backend runs; nothing is copied. */
export type PhpSchool = {
  students: (PhpRow & { readonly email: string; password: string })[]
  /** The same for every student: a school this small has one set. */
  links: PhpRow
  messages: { generalMessage: string | null; studentMessage: string | null }
  tasks: PhpRow[]
  /** What submit_task.php was sent, field by field. */
  readonly submissions: Readonly<Record<string, unknown>>[]
}

export const PHP_COHORT = 'Cloud & DevOps / C12'

export const PHP_STUDENT = { email: 'ngozi@example.org', password: 'kilimanjaro 7' }

/** A school with one student, Ngozi, and three tasks: two of her cohort's, one of another's. */
export function phpSchool(): PhpSchool {
  return {
    students: [
      {
        ...PHP_STUDENT,
        id: 7,
        full_name: 'Ngozi Ézè',
        course_cohort: PHP_COHORT,
        facecard: null,
        user_status: 'Active',
      },
    ],
    links: {
      cloud_link: 'https://drive.example.com/folders/c12?usp=sharing',
      class_link: 'zoom.us/j/9021',
      class_link_two: null,
      study_page_link: 'https://study.example.com/c12',
      alliance_page_link: '',
      mentor_link: 'mailto:mentor@example.com',
      lesson_time: null,
      pre_arrival_link: null,
    },
    messages: {
      generalMessage: 'School resumes on Monday – see https://example.com/calendar',
      studentMessage: null,
    },
    tasks: [
      {
        id: 31,
        course_cohort: PHP_COHORT,
        title: 'Deploy a static site',
        lesson_number: 3,
        due_date: '2126-03-09',
        time: '18:00',
        details: '<p>Put your page on a server of your own.</p>',
      },
      {
        id: 32,
        course_cohort: 'Data C4',
        title: 'Draw a chart',
        lesson_number: 4,
        due_date: null,
        time: null,
        details: null,
      },
      {
        id: 33,
        course_cohort: PHP_COHORT,
        title: 'Naïve load balancing',
        lesson_number: 5,
        due_date: null,
        time: null,
        details: null,
      },
    ],
    submissions: [],
  }
}
