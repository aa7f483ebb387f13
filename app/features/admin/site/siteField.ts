import type { FieldPath, UseFormRegisterReturn } from 'react-hook-form'
import type { SiteValues } from './siteValues.ts'

/** What an input of the settings needs. */
export type SiteField = (
  name: FieldPath<SiteValues>,
  rules?: { validate: (typed: string) => true | string },
) => UseFormRegisterReturn & { error: string | undefined }
