// The templates to hand in at Meta, in each language: npm run templates
import { readSettings, runCommand } from '#scripts/backup/command.ts'
import { usualTemplates } from '#server/adapters/whatsapp/settings.ts'
import { toHandIn } from './handIn.ts'

runCommand(async () => console.log(toHandIn(readSettings().whatsapp?.templates ?? usualTemplates)))
