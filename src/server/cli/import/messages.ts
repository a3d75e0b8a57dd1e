import { readEnd, stateOf, writtenEnd, type Period } from '../../../contract/period.ts'
import type { UtcOffsets } from '../../../contract/wall-time.ts'
import type { CellReader } from '../table/cell.ts'
import { audienceImporter } from './audiences.ts'

/** @param zone of the school, whose clocks `from` and `until` go by */
export const messagesImporter = (now: Date, zone: UtcOffsets) =>
  audienceImporter(
    { columns: ['message', 'from', 'until'], required: ['message'] },
    {
      table: 'messages',
      now,
      readValues(cells) {
        const [from, until] = [readCell(cells, 'from'), readCell(cells, 'until')]
        if (from !== '' && until !== '' && until <= from) cells.problems.push(NEVER_SHOWN)
        return [{ field: from, value: cells.text('message'), until }]
      },
      noteOn: ({ value, field: from, until }) =>
        value !== '' && stateOf({ from, until }, now, zone) === 'over'
          ? `This message ended at ${writtenEnd(until)}, so students do not see it.`
          : null,
    },
  )

const NEVER_SHOWN = 'until is not after from, so students would never see the message.'

/** An end that is left out is none: another message must not inherit it. */
function readCell(cells: CellReader, end: keyof Period): string {
  const written = cells.line(end) ?? ''
  const wall = written === '' ? '' : readEnd(written, end)
  if (wall !== null) return wall
  cells.problems.push(
    `${end} '${written}' is not a time. Write 2026-12-12, or 2026-12-12 18:00, in the school's time.`,
  )
  return ''
}
