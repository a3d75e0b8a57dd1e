import { getRouteApi } from '@tanstack/react-router'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { site } from '../../content/compiled/index.ts'
import type { Card, Page } from '../../content/types.ts'
import { firstName, useStudent } from '../api/use-student.ts'
import { Button } from '../ui/button.tsx'
import { ChatFrame } from '../ui/chat-frame.tsx'
import { WelcomeDoor } from '../ui/class-door.tsx'
import { Icon } from '../ui/icon.tsx'
import { panelClass } from '../ui/panel.ts'
import { EVENING, MORNING } from '../time/sun.ts'
import { useNow } from '../time/use-now.ts'
import { Motif } from '../ui/motif.tsx'
import { useOpenCard } from './card-modal.tsx'
import { CardPage } from './card-page.tsx'
import styles from './dashboard.module.css'
import { NextUp } from './tasks/next-up.tsx'

const route = getRouteApi('/portal/')

export function DashboardPage() {
  const page = route.useLoaderData()
  return (
    <>
      <CardPage page={page} header={<Welcome page={page} />} />
      <ChatFrame place="corner" />
    </>
  )
}

/** Greets the student, with what comes next: the class and the task. */
function Welcome({ page }: { page: Page }) {
  const student = useStudent()
  const { greeting, Sign } = greetingAt(useNow().getHours())
  return (
    <header className={styles.welcome}>
      <Motif />
      <title>{`${page.title} · ${site.name}`}</title>
      <p className={styles.greeting}>
        <Sign aria-hidden="true" size="1.25em" />
        {[greeting, student.cohort].filter((part) => part !== '').join(' · ')}
      </p>
      <h1 tabIndex={-1}>Welcome, {firstName(student)}</h1>
      {page.intro !== null && <p>{page.intro}</p>}
      <div className={styles.next}>
        {page.welcomeCard !== null && <WelcomeCard page={page} card={page.welcomeCard} />}
        <NextUp />
      </div>
    </header>
  )
}

/** By this id the focus finds the way back from the modal. */
const OPENER = 'welcome-card'

/** A card in short: its first fact, the door of its class, and a button that opens its modal. */
function WelcomeCard({ page, card }: { page: Page; card: Card }) {
  const openCard = useOpenCard(page)
  const fact = card.facts.find(({ copy }) => !copy)
  const what =
    fact === undefined ? (
      <p>{card.description}</p>
    ) : (
      <dl>
        <dt>{fact.label}</dt>
        <dd>
          <span>{fact.value}</span>
        </dd>
      </dl>
    )
  return (
    <div className={panelClass(styles.card)}>
      <div>
        {card.classDoor === null ? (
          what
        ) : (
          <WelcomeDoor closed={card.classDoor.closed}>{what}</WelcomeDoor>
        )}
      </div>
      <Button id={OPENER} aria-haspopup="dialog" onClick={() => openCard(card, OPENER)}>
        <Icon shapes={card.icon} />
        {card.title}
      </Button>
    </div>
  )
}

/** @param hour of the student's own clock, 0 to 23 */
function greetingAt(hour: number) {
  if (hour < MORNING || hour >= EVENING) return { greeting: 'Good evening', Sign: Moon }
  if (hour < 12) return { greeting: 'Good morning', Sign: Sunrise }
  return { greeting: 'Good afternoon', Sign: Sun }
}
