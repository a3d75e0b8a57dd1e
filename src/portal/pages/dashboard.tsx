import { getRouteApi } from '@tanstack/react-router'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { site } from '../../content/compiled/index.ts'
import type { Page } from '../../content/page.ts'
import { firstName, useStudent } from '../api/use-student.ts'
import { ChatFrame } from './chat-frame.tsx'
import { EVENING, MORNING } from '../time/sun.ts'
import { useNow } from '../time/use-now.ts'
import { Motif } from '../ui/motif.tsx'
import motif from '../ui/motif.module.css'
import { CardNotShown } from '../cards/card-overlay.tsx'
import { useShownCards } from '../cards/shown-cards.ts'
import { CardPage } from '../cards/card-page.tsx'
import { Text } from '../cards/text.tsx'
import styles from './dashboard.module.css'
import { NextUp } from './tasks/next-up.tsx'
import { WelcomeCard } from './welcome-card.tsx'

const route = getRouteApi('/protected/')

export function DashboardPage() {
  const page = route.useLoaderData()
  return (
    <>
      <CardPage page={page} header={<Welcome page={page} />} />
      <ChatFrame place="corner" />
    </>
  )
}

/** Greets the student and shows the next class and task. */
function Welcome({ page }: { page: Page }) {
  const student = useStudent()
  const card = useShownCards(page.cards).find(({ id }) => id === page.welcomeCard)
  const { greeting, Sign } = greetingAt(useNow().getHours())
  return (
    <header className={`${motif.scene} stack ${styles.welcome}`}>
      <Motif />
      <title>{`${page.title} · ${site.name}`}</title>
      <p className={styles.greeting}>
        <Sign aria-hidden="true" size="1.25em" />
        <span>{[greeting, student.cohort].filter((part) => part !== '').join(' · ')}</span>
      </p>
      <h1 tabIndex={-1}>Welcome, {firstName(student)}</h1>
      {page.intro.length > 0 && (
        <p>
          <Text of={page.intro} />
        </p>
      )}
      <CardNotShown page={page} />
      <div className={styles.next}>
        {card !== undefined && <WelcomeCard page={page} card={card} />}
        <NextUp />
      </div>
    </header>
  )
}

/** @param hour on the student's own clock, 0 to 23 */
function greetingAt(hour: number) {
  if (hour < MORNING || hour >= EVENING) return { greeting: 'Good evening', Sign: Moon }
  if (hour < 12) return { greeting: 'Good morning', Sign: Sunrise }
  return { greeting: 'Good afternoon', Sign: Sun }
}
