import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'
import { checkAccent } from './accent.ts'
import { checkAddresses } from './addresses.ts'
import { checkCards } from './cards.ts'
import { checkFolders } from './folders.ts'
import { checkLettersInNumbers } from './letters-in-numbers.ts'
import { checkMails } from './mails.ts'
import { checkNames } from './names.ts'
import { checkNavigation } from './navigation.ts'
import { checkPeriods } from './periods.ts'
import { checkPictures } from './pictures.ts'
import { checkStoredFields } from './stored-fields.ts'
import { checkTargets } from './targets.ts'
import { checkTimes } from './times.ts'
import { checkTypedFigures } from './typed-figures.ts'
import { checkFigures, checkUnits } from './units.ts'
import { checkUnreached, checkUnused } from './unused.ts'
import { checkUnwritten } from './unwritten.ts'
import { checkValues } from './values.ts'

/** Looks for one kind of mistake in all of content. */
export type Check = (content: Content) => readonly Problem[]

/** The order counts: of several errors in one place, compile.ts keeps the first. */
export const CHECKS: readonly Check[] = [
  checkFolders,
  checkMails,
  checkAccent,
  checkTimes,
  checkFigures,
  checkStoredFields,
  checkNavigation,
  checkCards,
  checkNames,
  checkValues,
  checkAddresses,
  checkTargets,
  checkPeriods,
  checkPictures,
  checkUnits,
  checkTypedFigures,
  checkLettersInNumbers,
  checkUnwritten,
]

/** They find unused names, and run only without other errors: a broken text may use any name. */
export const LAST_CHECKS: readonly Check[] = [checkUnreached, checkUnused]
