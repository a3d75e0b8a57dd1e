import type { Site } from '../../content/types.ts'

/** The ways to reach the school: the address of each and its words. */
export function supportLinks({
  email,
  phone,
  whatsapp,
}: Site['support']): readonly (readonly [address: string, words: string])[] {
  return [
    [`mailto:${email}`, email],
    [`tel:${phone.replace(/[^+\d]/g, '')}`, phone],
    ...(whatsapp === undefined
      ? []
      : [[`https://wa.me/${whatsapp.replace(/\D/g, '')}`, `WhatsApp ${whatsapp}`] as const]),
  ]
}
