import { getRouteApi } from '@tanstack/react-router'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { site } from '../../content/compiled/index.ts'
import { firstName, useStudent } from '../api/use-student.ts'
import { ChatFrame } from '../ui/chat-frame.tsx'
import { useNow } from '../time/use-now.ts'
import { Motif } from '../ui/motif.tsx'
import { CardPage } from './card-page.tsx'
import styles from './dashboard.module.css'
import { NextUp } from './tasks/next-up.tsx'

const route = getRouteApi('/portal/')

export function DashboardPage() {
  const page = route.useLoaderData()
  const student = useStudent()
  const { greeting, Sign } = greetingAt(useNow().getHours())
  return (
    <>
      <CardPage
        page={page}
        header={
          <header className={styles.welcome}>
            <Motif />
            <title>{`${page.title} · ${site.name}`}</title>
            <p className={styles.greeting}>
              <Sign aria-hidden="true" size="1.25em" />
              {greeting}
            </p>
            <h1 tabIndex={-1}>Welcome, {firstName(student)}</h1>
            <p>{page.intro}</p>
            {student.cohort !== '' && <p className={styles.cohort}>{student.cohort}</p>}
          </header>
        }
        lastTile={<NextUp />}
      />
      <ChatFrame place="corner" />
    </>
  )
}

/** @param hour of the student's own clock, 0 to 23 */
function greetingAt(hour: number) {
  if (hour < 5 || hour >= 18) return { greeting: 'Good evening', Sign: Moon }
  if (hour < 12) return { greeting: 'Good morning', Sign: Sunrise }
  return { greeting: 'Good afternoon', Sign: Sun }
}
