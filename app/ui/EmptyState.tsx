import type { ReactNode } from 'react'
import { Lotus } from './motifs/Lotus.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  title: string
  eyebrow?: string
  headingLevel?: 1 | 2 | 3
  action?: ReactNode
  children?: ReactNode
  className?: string
}

/** Where nothing is yet: what will be here, and what to do meanwhile. */
export function EmptyState(props: Props) {
  return <Notice {...props} motif={<Lotus className="mx-auto w-36 text-gold-deco" />} />
}
