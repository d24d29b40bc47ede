// Bots as clients for our server: four browsers a table, each with its own cookie and socket, that answer when they are asked:
// they tap cards at random, and press a button (to call, to pass) only where there is no card to tap.
// As fast as it goes, or at a fixed rate; time from sending a move until all four sockets have the update.
const net = require('net')
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

// A WebSocket that reads all that comes into one piece of memory, whoever it comes for. Where every read has memory of its own, as
// in node's streams, the collector is called several times a second for hundreds of tables, and stops the clients for up to 30 ms.
const memory = Buffer.allocUnsafe(1 << 18)
class Line {
  constructor(path, cookie, hear, fail, opened) {
    Object.assign(this, { hear, opened, open: false, rest: null })
    const callback = (size, buffer) => { this.read(this.rest ? Buffer.concat([this.rest, buffer.subarray(0, size)]) : buffer.subarray(0, size)); return true }
    this.socket = net.connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer: memory, callback } })
    this.socket.on('error', fail)
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${base}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
  }
  read(data) {
    let at = 0
    if (!this.open) {
      const end = data.indexOf('\r\n\r\n')
      if (end >= 0 && !data.latin1Slice(0, end).startsWith('HTTP/1.1 101')) throw new Error(data.latin1Slice(0, end))
      if (end >= 0) { this.open = true; at = end + 4; this.opened() }
    }
    while (this.open && data.length >= at + 2) {
      const wide = { 126: 2, 127: 6 }[data[at + 1]] || 0 // bytes of the length; of eight the first two are never needed
      const head = at + 2 + (wide === 6 ? 8 : wide)
      if (data.length < head) break
      const end = head + (wide ? data.readUIntBE(head - wide, wide) : data[at + 1])
      if (data.length < end) break
      const kind = data[at] & 15
      if (kind === 1) this.hear(data.subarray(head, end))
      else if (kind === 9) this.write(10, data.subarray(head, end))
      else if (kind === 8) throw new Error(`closed with ${data.readUInt16BE(head)}`)
      at = end
    }
    this.rest = at < data.length ? Buffer.from(data.subarray(at)) : null
  }
  send(text) { this.write(1, Buffer.from(text)) }
  write(kind, data) { // masked with zeros
    const size = data.length < 126 ? [128 | data.length] : [254, data.length >> 8, data.length & 255]
    this.socket.write(Buffer.concat([Buffer.from([128 | kind, ...size, 0, 0, 0, 0]), data]))
  }
}

// A move at random among those that are offered, and whose it is; `text` is an update up to the end of its choices.
function answer(text) {
  const choices = text.split('{"move":').slice(1)
  const taps = choices.filter((choice) => choice.includes(',"at":["'))
  const moves = taps.length ? taps : choices
  return { seat: Number(/"eyes":(\d+)/.exec(text)[1]), move: parseInt(moves[Math.floor(Math.random() * moves.length)]) }
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
      const socket = new Line(`/ws/${this.id}`, browser.cookie, (data) => this.hear(n, data), fail, () => { socket.send('{"type":"hello","keeps":true}'); done(socket) })
    })
  }
  // The clients must not be what is measured. So of what a seat is asked only the moves are read, and one of them is kept: whole
  // updates, kept for hundreds of tables, made the collector of node stop everything for 20 ms and more.
  hear(n, data) {
    if (!data.includes('"type":"update"')) {
      if (data.includes('"type":"refused"')) { refused++; this.flying = null }
      return
    }
    let at = -1, found = null // other things have a number too, but none that is followed by its match
    while (!found) {
      at = data.indexOf(',"match":', at + 1)
      found = /"number":(\d+),"match":(\d+),"ply":\d+,"waiting":\[[\d,]*\](,"result")?/.exec(data.latin1Slice(at - 20, at + 90))
    }
    const [match, number] = [Number(found[2]), Number(found[1])]
    this.numbers[n] = match * 1e6 + number
    this.asked.delete(n)
    const head = data.latin1Slice(0, at)
    if (found[3]) { if (n === 0) this.again() }
    else if (head.includes('"choices":[{')) this.asked.set(n, { match, number, ...answer(head.slice(0, head.indexOf('],"lines":['))) })
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
    for (const [n, { match, number, seat, move }] of this.asked) {
      this.asked.delete(n)
      this.flying = { number: match * 1e6 + number, at: now() }
      this.sockets[n].send(JSON.stringify({ type: 'move', id: `${match}.${number}`, number, seat, move }))
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
