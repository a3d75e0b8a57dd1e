/** The fields a backend may store for a student, by their wire names (spec 3; docs/decisions.md, Links). */
export const STORED_LINK_FIELDS = [
  'cloud_link',
  'class_link',
  'class_link_two',
  'study_page_link',
  'alliance_page_link',
  'mentor_link',
  'lesson_time',
  'pre_arrival_link',
  'pre_arrival',
  'mentor_tasks',
  'turnitin',
  'track_test',
  'certification',
] as const
