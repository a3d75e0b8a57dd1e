import { getRouteApi } from '@tanstack/react-router'
import { site } from '../../content/compiled/index.ts'
import { useLinks } from '../api/links.ts'
import { firstName, useStudent } from '../api/session.ts'
import { ChatFrame } from '../ui/chat-frame.tsx'
import { CardPage } from './card-page.tsx'
import styles from './dashboard.module.css'

const route = getRouteApi('/portal/')

export function DashboardPage() {
  const page = route.useLoaderData()
  const student = useStudent()
  const links = useLinks()
  return (
    <>
      <CardPage
        page={page}
        links={links}
        header={
          <header className={styles.welcome}>
            <title>{`${page.title} · ${site.name}`}</title>
            <h1 tabIndex={-1}>Welcome, {firstName(student)}</h1>
            <p>{page.intro}</p>
            {student.cohort !== '' && <p className={styles.cohort}>{student.cohort}</p>}
          </header>
        }
      />
      <ChatFrame />
    </>
  )
}
