import { expect, inject, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { fakeNpm } from './installation.ts'
import { bootMachine } from './machine.ts'

// student-portal-update as docs/operate.md installs it, on a real systemd, with a build that tries all that it can.

const isRoot = process.getuid?.() === 0
const law = test.skipIf(!isRoot || inject('missing').includes('systemd-nspawn'))
/** The machine has another /tmp, and this project may be there. */
const HERE = '/srv/project'
const NODE = process.execPath.replace(PROJECT, HERE)

const INSTALL = `
export PATH=$PATH:/usr/local/bin
useradd --system --home-dir /opt/student-portal student-portal
useradd --system --home-dir /opt/student-portal/build student-portal-build
export HOME=/root
git config --system safe.directory '*'
git init --quiet --bare --initial-branch=main /srv/portal.git
git clone --quiet /srv/portal.git /srv/writer 2>&1
cd /srv/writer
git checkout --quiet -B main
git config user.name Ada
git config user.email ada@example.org
mkdir -p content src/server
echo '{ "type": "module" }' | tee package.json >package-lock.json
echo "process.argv.splice(1, 1); await import('${HERE}/src/server/try-version.ts')" >src/server/try-version.ts
install -d -o student-portal-build /opt/student-portal/build
cp ${HERE}/deploy/*.service ${HERE}/deploy/*.socket /etc/systemd/system/
install ${HERE}/deploy/update /usr/local/sbin/student-portal-update
install -m 600 /dev/null /etc/student-portal.env
mkdir -p /etc/systemd/system/student-portal.service.d
printf '[Service]\\nExecStart=\\nExecStart=${NODE} ${HERE}/src/server/main.ts\\nExecStartPost=\\n' \\
  >/etc/systemd/system/student-portal.service.d/here.conf
systemctl daemon-reload
`

/** What a build of a bad package would try. */
const HOSTILE = `
echo '<3>not an error of the update'
(setsid sleep 300 &)
tty </dev/tty && echo TERMINAL
cat /etc/student-portal.env /var/lib/student-portal/* && echo DATA
for folder in build packages releases state; do touch /opt/student-portal/$folder/evil && echo WRITTEN; done
touch /opt/student-portal/build/repository/.git/config && echo REPOSITORY
curl --silent --max-time 2 http://127.0.0.1:3000/readyz && echo NETWORK
mknod dist/disk b 7 0 && echo DEVICE
cp /bin/true dist/suid && chmod 6777 dist/suid
`

/** Installs the first version. @returns null where this machine allows no containers */
async function installed() {
  const machine = await bootMachine({ [PROJECT]: HERE })
  if (machine === null) return null
  onTestFinished(machine.close)
  const { sh } = machine
  await sh(`cat >/usr/local/bin/npm <<'END'\n${fakeNpm(NODE)}END\nchmod 755 /usr/local/bin/npm`)
  await sh(INSTALL)
  const merge = (text: string, build = '', code = '1') =>
    sh(`cd /srv/writer
echo ${text} >content/text
echo ${code} >src/server/code
cat >content/build <<'END'\n${build}\nEND
git add .
git commit --quiet --message ${text}
git push --quiet origin main 2>&1
systemctl reset-failed student-portal-update 2>/dev/null || : # the timer starts it more rarely
[ -e /opt/student-portal/build/repository ] ||
  runuser -u student-portal-build -- git clone --quiet /srv/portal.git /opt/student-portal/build/repository`)
  const page = async () => {
    const html = await sh('curl --silent http://127.0.0.1:3000/')
    return /<title>(.*)</.exec(html)?.[1]
  }
  /** Updates the portal. @returns '', or the end of the log where it failed */
  const update = () =>
    sh(`systemctl start student-portal-update 2>&1 ||
journalctl --no-pager --lines=20 -u student-portal-update`)
  await merge('first')
  expect(await update()).toBe('')
  expect(await page()).toBe('first')
  return { sh, merge, update, page }
}

law('a build gets nothing of root, and nothing of it stays', async (context) => {
  const school = await installed()
  if (school === null) return context.skip()
  const { sh, merge, update, page } = school
  await merge('second', HOSTILE)
  expect(await update()).toBe('')
  expect(await page()).toBe('second')
  const log = await sh('journalctl --no-pager --output=cat -u student-portal-update')
  expect(log).toContain('| <3>not an error of the update')
  expect(log).not.toMatch(/TERMINAL|DATA|WRITTEN|REPOSITORY|NETWORK|DEVICE/)
  expect(await sh('journalctl --no-pager -p err -u student-portal-update')).toMatch(/No entries/)
  expect(await sh('pgrep -x sleep || echo none')).toBe('none\n')
  const release = '/opt/student-portal/current/'
  const odd = `find ${release} ! -user root -o -perm /7022 ! -type l -o ! -type d ! -type f ! -type l`
  expect(await sh(odd)).toBe('')
  expect(await sh(`${release}node_modules/.bin/node -p 1`)).toBe('1\n')
  expect(await sh(`find ${release} -type l`)).toBe(`${release}node_modules\n`)
  expect(await sh('ls /opt/student-portal/build')).toBe('repository\n')

  await merge('third', 'ln -s /etc dist/etc')
  expect(await update()).toContain('holds more than plain files')
  await sh('ln -s /opt/student-portal/build/evil /srv/writer/src/server/evil')
  await merge('fourth')
  expect(await update()).not.toBe('')
  expect(await page()).toBe('second')

  // The port is open at once, and nobody ever answers there.
  await sh(`systemd-run --quiet --socket-property=ListenStream=127.0.0.1:9418 sleep 600
cd /opt/student-portal/build/repository
git config remote.origin.url git://127.0.0.1/portal.git`)
  const asked = sh('PORTAL_FETCH_LIMIT=1 student-portal-update 2>&1')
  await expect(asked).rejects.toThrow('could not be fetched: no answer within 1 seconds')
})

/** In place of npm and of a build the update takes about two seconds. */
const KILLED_AFTER_S = [0.05, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.2]

/** As if another version had made a table of the next migration. */
const FAILING_MIGRATION = `
create table kept as select * from kysely_migration where name >= '0007';
delete from kysely_migration where name >= '0007'`
const AS_BEFORE = 'insert into kysely_migration select * from kept; drop table kept'

law('no request fails while an update goes wrong, or is killed and healed', async (context) => {
  const school = await installed()
  if (school === null) return context.skip()
  const { sh, merge, update, page } = school
  const ask = 'curl --silent --fail --max-time 9 --output /root/page http://127.0.0.1:3000/'
  await sh(`systemd-run --quiet sh -c '
while sleep 0.1; do echo asked; ${ask} || echo failed; done >>/root/asked'`)
  const change = (order: string) =>
    sh(`cd /var/lib/student-portal
${NODE} -e "new (require('node:sqlite').DatabaseSync)('school.sqlite').exec(\\"${order.replaceAll('\n', ' ')}\\")"`)
  const isRefused = async (text: string, why: string) => {
    await merge(text, '', text)
    expect(await update()).toContain(why)
    expect(await page()).toBe('first')
  }
  await isRefused('mistake', 'could not be built')
  await isRefused('refused', 'It cannot go live')
  await change(FAILING_MIGRATION)
  await isRefused('migration', 'Migration 0007-reminders failed')
  await change(AS_BEFORE)
  for (const [round, seconds] of KILLED_AFTER_S.entries()) {
    const text = `text-${round}`
    // Every other version has other code: the server restarts.
    await merge(text, '', String(round % 2))
    await sh(`systemctl start --no-block student-portal-update
sleep ${seconds}
systemctl kill --signal=KILL 'student-portal-update*' 2>/dev/null || :
systemctl stop student-portal-update`)
    expect([text, await update()]).toEqual([text, ''])
    expect(await page()).toBe(text)
  }
  expect(Number(await sh('grep -c asked /root/asked'))).toBeGreaterThan(50)
  expect(await sh('grep -c failed /root/asked || :')).toBe('0\n')
})
