import type { ReactNode } from 'react'
import { Card } from '#app/ui/Card.tsx'

type Props = { title?: string; text?: string; children: ReactNode }

/** Fields that belong together. */
export function Group({ title, text, children }: Props) {
  return (
    <Card className="grid gap-4 p-5">
      {title && (
        <div>
          <h2 className="text-lg">{title}</h2>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
      )}
      {children}
    </Card>
  )
}
