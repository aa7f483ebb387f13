import type { TranslatableKind, TranslationLanguage } from '#contract/translations/kinds.ts'

/** All texts of one thing in one language. */
export type TranslationKey = {
  kind: TranslatableKind
  id: string
  language: TranslationLanguage
}

/** Where each kind is edited in the back office. */
const folders = {
  puja: 'pujas',
  mantra: 'mantras',
  rite: 'guide',
  festival: 'festivals',
  festival_repeat: 'festivals/repeats',
  post: 'blog',
  page: 'pages',
  product: 'shop',
  temple: 'settings/temple',
  visit: 'settings/visiting',
} as const satisfies Record<TranslatableKind, string>

export const editorOf = ({ kind, id }: Pick<TranslationKey, 'kind' | 'id'>): string =>
  kind === 'temple' || kind === 'visit'
    ? folders[kind]
    : `${folders[kind]}/${encodeURIComponent(id)}`
