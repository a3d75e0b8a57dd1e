import * as v from 'valibot'
import { line } from './fields.ts'

export const mailSchema = v.strictObject({
  subject: line({
    label: 'Subject',
    example: 'subject: Your code for a new password',
    description: 'The line in the list of mails.',
  }),
})
