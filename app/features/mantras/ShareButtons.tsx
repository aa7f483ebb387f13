import { MessageCircle, Send } from 'lucide'
import type { ReactNode } from 'react'
import { sharing } from '#app/i18n/en/sharing.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = {
  address: string
  /** The text before the address. */
  message: string
  /** Another way to share it. */
  children?: ReactNode
}

/** The specification's WhatsApp and Telegram buttons, which here share the page. */
export function ShareButtons({ address, message, children }: Props) {
  const words = useWords(sharing)
  const text = encodeURIComponent(message)
  const link = encodeURIComponent(address)
  const networks = [
    [words.whatsapp, MessageCircle, `https://wa.me/?text=${text}%20${link}`],
    [words.telegram, Send, `https://t.me/share/url?url=${link}&text=${text}`],
  ] as const
  return (
    <section className="not-printed band">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-10">
        <div>
          <h2 className="font-display text-xl">{words.heading}</h2>
          <p className="mt-1 text-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {networks.map(([name, icon, href]) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'outline' })}
            >
              <Icon of={icon} className="size-5" />
              {name}
            </a>
          ))}
          {children}
        </div>
      </div>
    </section>
  )
}
