export const PHP_COHORT = 'Cloud & DevOps / C12'

export const PHP_STUDENT = { email: 'ngozi@example.org', password: 'kilimanjaro 7' }

/** The fields of the task form that it does not fill in by itself once a task was opened. */
export const REST_OF_SUBMISSION = {
  'Lesson Number': '12',
  'Student ID': 'S/7',
  'Documents Link': 'https://example.org/d?a=1&b',
  'Video Link': 'https://example.org/v',
}

/**
 * Rows as PHP reads them from its database: its own names, loose types, nulls. One student, Ngozi, and three
 * tasks: two of her cohort's, one of another's.
 */
export function phpSchool() {
  return {
    student: {
      ...PHP_STUDENT,
      id: 7,
      full_name: 'Ngozi Ézè',
      course_cohort: PHP_COHORT,
      facecard: null,
      user_status: 'Active',
    },
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
      general_until: '2126-03-09 18:00:00',
      student_until: null,
      earlier: [{ id: 3, text: 'No class on Monday.', since: '2026-02-20 09:00:00' }, null],
    },
    tasks: [
      {
        ...EMPTY_TASK,
        id: 31,
        title: 'Deploy a static site',
        lesson_number: 3,
        due_date: '2126-03-09',
        time: '18:00',
        details: '<p>Put your page on a server of your own.</p>',
      },
      { ...EMPTY_TASK, id: 32, title: 'Draw a chart', lesson_number: 4, course_cohort: 'Data C4' },
      { ...EMPTY_TASK, id: 33, title: 'Naïve load balancing', lesson_number: 5 },
    ],
    /** The fields of each call of submit_task.php. */
    submissions: [] as Readonly<Record<string, unknown>>[],
  }
}

const EMPTY_TASK = { course_cohort: PHP_COHORT, due_date: null, time: null, details: null }
