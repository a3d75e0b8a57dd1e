import type { Entry } from '../exchange.ts'
import type { Switches } from '../state.ts'
import { CardView } from './card-view.tsx'
import type { FromFrame, View } from './messages.ts'
import { PortalView } from './portal-view.tsx'
import type { PreviewStudent } from './student.ts'

type FrameViewProps = {
  view: View
  switches: Switches
  student: PreviewStudent
  entries: Readonly<Record<string, Entry>>
  tell: (message: FromFrame) => void
}

export function FrameView({ view, switches, student, entries, tell }: FrameViewProps) {
  if (view.kind !== 'portal') {
    return (
      <CardView
        key={`${view.kind} ${view.id}`}
        view={view}
        switches={switches}
        student={student}
        tell={tell}
      />
    )
  }
  const { links, lesson, name, messages, access } = switches
  return (
    <PortalView
      // Another student begins anew, as after signing in.
      key={[links, lesson, name, messages, access].join()}
      path={view.path}
      entries={entries}
      tell={tell}
    />
  )
}
