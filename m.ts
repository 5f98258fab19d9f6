import { chromium } from 'playwright';
import { launchOptions } from './tests/harness/launchOptions.ts';
import { whileServing } from './tests/bench/serve/startServing.ts';
import { PHONE } from './tests/bench/browser/phone.ts';
const folders: Record<string,string> = { old: '/work/all/packages/site/dist', new: '/work/main/packages/site/dist', ...(process.env.EXTRA ? { extra: process.env.EXTRA } : {}) };
const paths = (process.env.PATHS ?? '/,/skills,/projects,/contact').split(',');
const runs = Number(process.env.RUNS ?? 5);
const net = { slow: { offline: false, latency: 562.5, downloadThroughput: 1474.56*1024/8, uploadThroughput: 675*1024/8 }, cable: { offline: false, latency: 28, downloadThroughput: 5e6/8, uploadThroughput: 1e6/8 } }[process.env.NET ?? 'slow']!;
const cpu = Number(process.env.CPU ?? 4);
const med = (a: number[]) => { const s = [...a].sort((x,y)=>x-y); return s[Math.floor(s.length/2)] ?? NaN; };
async function load(url: string) {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable'); await cdp.send('Network.emulateNetworkConditions', net);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await browser.startTracing(undefined, { categories: ['devtools.timeline', 'loading', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 15000 }).catch(() => undefined);
  const hydrated = await page.evaluate(() => performance.now());
  await page.waitForTimeout(2500);
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  const fonts = await page.evaluate(() => [...document.fonts].filter((f) => f.status === 'loaded' && !f.family.includes(' as ')).length);
  const session = cdp; await session.send('DOM.enable'); await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument'); const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  let ours = false; if (nodeId) { const f = await session.send('CSS.getPlatformFontsForNode', { nodeId }); ours = f.fonts.every((x) => x.isCustomFont); }
  const trace = JSON.parse(String(await browser.stopTracing()));
  await browser.close();
  const ev = trace.traceEvents as any[];
  const mains = ev.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  const nav = mains.map((m) => ({ pid: m.pid, tid: m.tid, n: ev.filter((e) => e.pid === m.pid && e.tid === m.tid).length })).sort((a, b) => b.n - a.n)[0]!;
  const paint = ev.find((e) => e.name === 'firstContentfulPaint' && e.pid === nav.pid)?.ts ?? 0;
  const tasks = ev.filter((e) => e.pid === nav.pid && e.tid === nav.tid && /RunTask/.test(e.name) && e.ph === 'X' && e.ts > paint);
  const cpuMs = tasks.reduce((s, e) => s + (e.tdur ?? 0), 0) / 1000 ;
  const block = tasks.reduce((s, e) => s + Math.max(0, (e.tdur ?? 0) / 1000 * (cpu===1?4:1) - 50), 0);
  const longest = Math.max(0, ...tasks.map((e) => (e.tdur ?? 0) / 1000));
  return { fcp, hydrated, cpuMs, block, longest, fonts, ours };
}
const out: Record<string, any[]> = {};
async function go(names: string[], urls: Record<string, string>) {
  for (let r = 0; r < runs; r++) for (const path of paths) for (const name of names) {
    for (const limit of [false, true]) {
      if (limit && process.env.LIMIT === '0') continue;
      const res = await load((limit ? urls[name]!.replace(/\/$/, '') + '/__bench/limit' : urls[name]!.replace(/\/$/, '')) + path);
      (out[`${path} ${name}${limit ? ' limit' : ''}`] ??= []).push(res);
    }
  }
}
const names = Object.keys(folders).filter((n) => !process.env.ONLY || process.env.ONLY.split(',').includes(n));
const nest = async (i: number, urls: Record<string, string>): Promise<void> => i === names.length ? go(names, urls) : whileServing(folders[names[i]!]!, (url) => nest(i + 1, { ...urls, [names[i]!]: url }));
await nest(0, {});
for (const path of paths) for (const name of names) {
  const a = out[`${path} ${name}`]!, l = out[`${path} ${name} limit`];
  const f = (k: string) => a.map((x) => x[k]);
  console.log(path.padEnd(12), name.padEnd(6), 'fcp', med(f('fcp')).toFixed(0), l ? '×' + (med(f('fcp')) / med(l.map((x) => x.fcp))).toFixed(2) : '', 'hydrated', med(f('hydrated')).toFixed(0), 'cpu', med(f('cpuMs')).toFixed(0), 'block', med(f('block')).toFixed(0), `(${f('block').map((x: number) => x.toFixed(0)).join(' ')})`, 'longest', med(f('longest')).toFixed(0), 'fonts', f('fonts').join(''), f('ours').map((x: boolean) => x ? 'y' : 'n').join(''));
}
