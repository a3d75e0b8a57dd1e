import { readEnd, stateOf, writtenEnd, type Period } from '../../../contract/period.ts'
import type { SchoolZone } from '../../school-time.ts'
import type { ValueRow } from '../../store/imports/values.ts'
import type { CellReader } from '../table/cell.ts'
import { audienceImporter } from './audiences.ts'
import type { Replacing } from './import-table.ts'

/** @param zone of the school, whose clocks `from` and `until` go by */
export const messagesImporter = (now: Date, zone: SchoolZone, replacing?: Replacing) => {
  const isOver = ({ field: from, until }: Pick<ValueRow, 'field' | 'until'>) =>
    stateOf({ from, until }, now, zone.utcOffsets) === 'over'
  return audienceImporter({
    table: 'messages',
    columns: ['message', 'from', 'until'],
    required: ['message'],
    now,
    replacing,
    // Students still find for a while what has ended.
    isReplaced: (message) => !isOver(message),
    readValues(cells) {
      const [from, until] = [readCell(cells, 'from'), readCell(cells, 'until')]
      if (from !== '' && until !== '' && until <= from) cells.problems.push(NEVER_SHOWN)
      return [{ field: from, value: cells.text('message'), until }]
    },
    noteOn: (message) =>
      message.value !== '' && isOver(message)
        ? `This message ended at ${writtenEnd(message.until)} ${zone.timeZone}, so students do not see it.`
        : null,
  })
}

const NEVER_SHOWN = 'until is not after from, so students would never see the message.'

/** An end that is left out is none: another message must not inherit it. */
function readCell(cells: CellReader, end: keyof Period): string {
  const cell = cells.line(end) ?? ''
  const wall = cell === '' ? '' : readEnd(cell, end)
  if (wall !== null) return wall
  cells.problems.push(
    `${end} '${cell}' is not a time. Write 2026-12-12, or 2026-12-12 18:00, in the school's time.`,
  )
  return ''
}
