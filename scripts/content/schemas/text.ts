import * as z from 'zod'

/** A text that is not empty; white space at its ends and line breaks in it do not count. */
export const text = z
  .string()
  .overwrite((value) => value.replace(/\s+/g, ' ').trim())
  .min(1)

/** A text of the JSON files, which is printed as it is: values in it would show their braces. */
export const settingText = text
  .refine((value) => !/\{\{|\}\}/.test(value), {
    error: 'Values in double braces do not work in this file.',
  })
  .refine((value) => value !== '…' && value !== '...', {
    error: 'Three dots hold the place of something that is not written yet.',
  })
  .refine((value) => !/\*\*|__|\]\(|<\/?[a-z][^>@]*>|&(?:#\d+|[a-z]+);/i.test(value), {
    error:
      'Students would see the signs that are for formatting: this file holds plain words alone.',
  })
