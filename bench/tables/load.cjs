// Bots as clients for our server: four browsers a table, each with its own cookie and socket, that answer when they are asked:
// they tap cards at random, and press a button (to call, to pass) only where there is no card to tap.
// As fast as it goes, or at a fixed rate; time from sending a move until all four sockets have the update.
const WebSocket = require('ws')
const { readFileSync } = require('fs')
const [port, tables, seconds, rate, game, pids] = process.argv.slice(2).map((word, at) => (at >= 4 ? word : Number(word)))
const base = `http://127.0.0.1:${port}`
const now = () => performance.now()
// Seconds of processor time that the server has used: on a shared machine a better measure than the clock.
const ticks = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((a, b) => a + Number(b), 0)
const used = () => pids.split(',').reduce((sum, pid) => sum + ticks(pid), 0) / 100
let before = 0
const waits = []
let begun = false // nobody plays until all tables are open: opening is not measured, and need not wait
let made = 0, counting = false, refused = 0, ended = 0

class Browser {
  constructor() { this.cookie = '' }
  async call(path, body) {
    const headers = { 'content-type': 'application/json', origin: base, cookie: this.cookie }
    const answer = await fetch(base + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    const cookie = answer.headers.get('set-cookie')
    if (cookie) this.cookie = cookie.split(';')[0]
    const data = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(data)}`)
    return data
  }
}

class Table {
  async open() {
    this.browsers = [0, 1, 2, 3].map(() => new Browser())
    const chairs = [{ kind: 'me', name: 'A' }, ...[1, 2, 3].map(() => ({ kind: 'friend' }))]
    const house = { grace: 0, pace: 0 }
    const made = await this.browsers[0].call('/api/tables', { game: game || 'sen', chairs, house })
    this.id = made.id
    for (const n of [1, 2, 3]) await this.browsers[n].call(`/api/tables/${this.id}/join`, { invitation: made.invitation, name: 'BCD'[n - 1] })
    this.numbers = [0, 0, 0, 0]
    this.asked = new Map() // what each socket may answer now
    this.flying = null
    this.sockets = await Promise.all(this.browsers.map((browser, n) => this.connect(browser, n)))
    await this.browsers[0].call(`/api/tables/${this.id}/start`, {})
  }
  connect(browser, n) {
    return new Promise((done, fail) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${this.id}`, { headers: { cookie: browser.cookie, origin: base }, perMessageDeflate: false, skipUTF8Validation: true })
      socket.on('open', () => { socket.send('{"type":"hello"}'); done(socket) })
      socket.on('error', fail)
      socket.on('message', (data) => this.hear(n, data))
    })
  }
  // Only what is asked of this seat is read whole: the clients must not be what is measured.
  hear(n, data) {
    if (!data.includes('"type":"update"')) {
      if (data.includes('"type":"refused"')) { refused++; this.flying = null }
      return
    }
    let found = null // other things have a number too, but none that is followed by its match
    for (let at = data.indexOf(',"match":'); !found; at = data.indexOf(',"match":', at + 1)) found = /"number":(\d+),"match":(\d+)/.exec(data.latin1Slice(at - 20, at + 20))
    this.numbers[n] = Number(found[2]) * 1e6 + Number(found[1])
    this.asked.delete(n)
    if (data.includes('"choices":[{') || data.includes('"result":{')) {
      const update = JSON.parse(data)
      if (update.result) { if (n === 0) this.again() }
      else this.asked.set(n, update)
    }
    if (this.flying && this.numbers.every((number) => number > this.flying.number)) {
      if (counting) { made++; waits.push(now() - this.flying.at) }
      this.flying = null
    }
    if (begun && !rate && !this.flying) this.play()
  }
  again() {
    ended++
    this.flying = null
    setTimeout(() => this.browsers[0].call(`/api/tables/${this.id}/rematch`, {}).catch((error) => console.error(String(error))), 20)
  }
  play() {
    for (const [n, update] of this.asked) {
      const taps = update.choices.filter((choice) => choice.at)
      const moves = taps.length ? taps : update.choices
      this.asked.delete(n)
      this.flying = { number: update.match * 1e6 + update.number, at: now() }
      const move = moves[Math.floor(Math.random() * moves.length)].move
      this.sockets[n].send(JSON.stringify({ type: 'move', id: `${update.match}.${update.number}`, number: update.number, seat: update.eyes, move }))
      return true
    }
    return false
  }
}

async function main() {
  const all = []
  for (let n = 0; n < tables; n++) { const table = new Table(); all.push(table); await table.open() }
  begun = true
  if (!rate) for (const table of all) table.play()
  else {
    let at = 0, due = now()
    setInterval(() => {
      for (; due < now(); due += 1000 / rate)
        for (let n = 0; n < tables; n++) { const table = all[at++ % tables]; if (!table.flying && table.play()) break }
    }, 1)
  }
  setTimeout(() => { counting = true; before = used() }, 2000)
  setTimeout(() => {
    waits.sort((a, b) => a - b)
    const share = (p) => waits[Math.min(waits.length - 1, Math.floor(waits.length * p))]
    console.log(JSON.stringify({ moves: made / seconds, micros: Math.round((1e6 * (used() - before)) / made), p50: share(0.5), p99: share(0.99), refused, ended }))
    process.exit(0)
  }, 2000 + seconds * 1000)
}
main().catch((error) => { console.error(error); process.exit(1) })
