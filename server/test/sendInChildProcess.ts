// Run by tls.test.ts: one email, from a process whose environment says whom it trusts.
import { createSmtpSender } from '#server/adapters/email/smtp.ts'

const { smtp, mail } = JSON.parse(process.argv[2] ?? '')
const sender = createSmtpSender(smtp, { name: '', address: 'temple@example.org' })
await sender.send(mail).then(
  () => process.stdout.write('sent'),
  (error: unknown) => process.stdout.write(String(error)),
)
sender.close()
