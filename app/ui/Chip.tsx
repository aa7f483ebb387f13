import type { ReactNode } from 'react'

const tones = {
  saffron: 'bg-saffron-soft text-saffron',
  kumkum: 'bg-kumkum-soft text-kumkum',
  gold: 'bg-gold-soft text-gold',
  durva: 'bg-durva-soft text-durva',
}

type Props = { tone?: keyof typeof tones; children: ReactNode; className?: string }

/** A short label. Its colour only supports the words. */
export function Chip({ tone = 'saffron', children, className = '' }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
