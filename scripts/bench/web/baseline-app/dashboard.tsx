import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { linksQuery, sessionQuery } from './backend.ts'
import { CARDS, type Card } from './cards.ts'

export function DashboardPage() {
  const student = useQuery(sessionQuery).data
  const links = useQuery(linksQuery).data?.links ?? {}
  const [firstName = 'User'] = student?.full_name.split(' ') ?? []
  return (
    <main>
      <header>
        <p>{student?.course_cohort}</p>
        <h1>Welcome, {firstName}</h1>
      </header>
      <ul className="cards">
        {CARDS.map((card) => (
          <li key={card.title}>
            <CardTile card={card} links={links} />
          </li>
        ))}
      </ul>
    </main>
  )
}

type CardProps = { card: Card; links: Readonly<Record<string, string>> }

function CardTile({ card, links }: CardProps) {
  const addresses = card.links.flatMap((key) => links[key] ?? [])
  return (
    <Dialog.Root>
      <article>
        <h2>{card.title}</h2>
        <p>{card.description}</p>
        <Dialog.Trigger asChild>
          <button type="button">View</button>
        </Dialog.Trigger>
      </article>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="modal">
          <Dialog.Title>{card.title}</Dialog.Title>
          <Dialog.Description>{card.description}</Dialog.Description>
          <p>{card.message}</p>
          <p>
            {addresses.map((address, index) => (
              <a key={address} href={address} target="_blank" rel="noopener noreferrer">
                {addresses.length === 1 ? 'Click Here' : `Link ${index + 1}`}
              </a>
            ))}
          </p>
          <Dialog.Close asChild>
            <button type="button">Close</button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
