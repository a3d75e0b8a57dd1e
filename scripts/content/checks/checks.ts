import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'
import { checkAddresses } from './addresses.ts'
import { checkCards } from './cards.ts'
import { checkFolders } from './folders.ts'
import { checkIcons, checkLinkKeys } from './keys-and-icons.ts'
import { checkMails } from './mails.ts'
import { checkNavigation } from './navigation.ts'
import { checkPictures } from './pictures.ts'
import { checkAccent, checkLogo } from './site.ts'
import { checkStoredFields } from './stored-fields.ts'
import { checkTargets } from './targets.ts'
import { checkTimes } from './times.ts'
import { checkTypedFigures } from './typed-figures.ts'
import { checkFigures, checkUnits } from './units.ts'
import { checkUnreached, checkUnused } from './unused.ts'
import { checkUnwritten } from './unwritten.ts'
import { checkValues } from './values.ts'

/** Looks at all of content for one kind of mistake. */
export type Check = (content: Content) => readonly Problem[]

/** The order counts: of several problems at one place, causes.ts keeps the first. */
export const CHECKS: readonly Check[] = [
  checkFolders,
  checkMails,
  checkLogo,
  checkAccent,
  checkFigures,
  checkStoredFields,
  checkNavigation,
  checkCards,
  checkIcons,
  checkLinkKeys,
  checkValues,
  checkAddresses,
  checkTargets,
  checkPictures,
  checkTimes,
  checkUnits,
  checkTypedFigures,
  checkUnwritten,
]

/** Looks for what nothing leads to: only where there is no error, since a text with one may name anything. */
export const LAST_CHECKS: readonly Check[] = [checkUnreached, checkUnused]
