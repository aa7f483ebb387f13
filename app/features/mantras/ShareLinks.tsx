import { MessageCircle, Send } from 'lucide'
import { sharing } from '#app/i18n/en/mantras/sharing.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = {
  address: string
  /** The text before the address. */
  message: string
}

/** The specification's WhatsApp and Telegram, which here share a page. */
export function ShareLinks({ address, message }: Props) {
  const words = useWords(sharing)
  const text = encodeURIComponent(message)
  const link = encodeURIComponent(address)
  const networks = [
    [words.whatsapp, MessageCircle, `https://wa.me/?text=${text}%20${link}`],
    [words.telegram, Send, `https://t.me/share/url?url=${link}&text=${text}`],
  ] as const
  return networks.map(([name, icon, href]) => (
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
  ))
}
