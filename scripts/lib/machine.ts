import { cpus, loadavg } from 'node:os';

/** The date and the machine of a measurement, for below its table. */
export function machine(): string {
  const [load = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${
    cpus()[0]?.model ?? 'unknown processor'
  }, load ${load.toFixed(1)}: the times are of this machine in this moment.`;
}
