import { MessageCircle, Send } from 'lucide'
import { sharing } from '#app/i18n/en/sharing.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** The specification's WhatsApp and Telegram buttons, with something to do: they share this page. */
export function ShareButtons({ address }: { address: string }) {
  const words = useWords(sharing)
  const text = encodeURIComponent(words.message)
  const link = encodeURIComponent(address)
  return (
    <section className="band">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-10">
        <div>
          <h2 className="font-display text-xl">{words.heading}</h2>
          <p className="mt-1 text-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a
            href={`https://wa.me/?text=${text}%20${link}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            <Icon of={MessageCircle} className="size-5" />
            {words.whatsapp}
          </a>
          <a
            href={`https://t.me/share/url?url=${link}&text=${text}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            <Icon of={Send} className="size-5" />
            {words.telegram}
          </a>
        </div>
      </div>
    </section>
  )
}
