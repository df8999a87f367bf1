import { planScene } from '/work/main/packages/loom/src/patterns/plan-scene.ts';
import { plain } from '/work/main/bench/look/recipe-of.ts';
const n=Number(process.argv[2]??6);
for (const l of ['mirrored-half-drop','interlock','two-scale-toss','rows']) { const ts:number[]=[];let s:any;
 for(let i=0;i<n;i++){const r:any=plain('paisley',l,String(i),0); for(const a of process.argv.slice(3)){const [k,v]=a.split('='); r[k]=Number(v);} const t=process.cpuUsage().user; s=planScene(r); ts.push(Math.round((process.cpuUsage().user-t)/1000));}
 console.log(l,'cpu ms',ts.join(' '),'json',JSON.stringify(s).length,'symbols',s.symbols.length,'items',s.layers.reduce((a:any,b:any)=>a+b.items.length,0)); }
