import { audienceImporter } from './audiences.ts'

export const messagesImporter = audienceImporter(
  'messages',
  { columns: ['message'], required: ['message'] },
  (cells) => [['', cells.text('message')]],
)
